import { conformance } from '@comptoir/testing/vitest';
import { portoCarthago } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';

conformance(portoCarthago, texts, import.meta.dirname);
