import { conformance } from '@comptoir/testing/vitest';
import { hints } from '../bot/index.ts';
import { portoCarthago } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance({ game: portoCarthago, texts, hints }, import.meta.dirname);
