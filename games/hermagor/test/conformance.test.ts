import { conformance } from '@comptoir/testing/vitest';
import { hermagor } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance(hermagor, texts, import.meta.dirname);
