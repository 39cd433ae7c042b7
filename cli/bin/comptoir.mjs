#!/usr/bin/env node
import { run } from '../../tools/run.mjs';

await run('cli/src/main.ts');
