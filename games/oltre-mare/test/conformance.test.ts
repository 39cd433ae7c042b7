import { conformance } from '@comptoir/testing/vitest';
import { hints } from '../bot/index.ts';
import { oltreMare } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance({ game: oltreMare, texts, hints }, import.meta.dirname);
