import { conformance } from '@comptoir/testing/vitest';
import { hints } from '../bot/index.ts';
import { carthago } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance({ game: carthago, texts, hints }, import.meta.dirname);
