import { conformance } from '@comptoir/testing/vitest';
import { hints } from '../bot/index.ts';
import { nauticus } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance({ game: nauticus, texts, hints }, import.meta.dirname);
