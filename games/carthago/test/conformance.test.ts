import { conformance } from '@comptoir/testing/vitest';
import { carthago } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance(carthago, texts, import.meta.dirname);
