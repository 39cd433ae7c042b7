import { conformance } from '@comptoir/testing/vitest';
import { hints } from '../bot/index.ts';
import { hermagor } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance({ game: hermagor, texts, hints }, import.meta.dirname);
