import { conformance } from '@comptoir/testing/vitest';
import { hints } from '../bot/index.ts';
import { nightMarket } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance({ game: nightMarket, texts, hints }, import.meta.dirname);
