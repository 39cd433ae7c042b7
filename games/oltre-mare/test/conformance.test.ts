import { conformance } from '@comptoir/testing/vitest';
import { oltreMare } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance(oltreMare, texts, import.meta.dirname);
