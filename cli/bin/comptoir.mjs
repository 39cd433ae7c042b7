#!/usr/bin/env node
import { run } from '../../tools/bundle.mjs';

await run('cli/src/main.ts');
