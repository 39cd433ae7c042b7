import { conformance } from '@comptoir/testing/vitest';
import { nauticus } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance(nauticus, texts, import.meta.dirname);
