// Table talk on a letter: what was asked and answered about its cards, what may be asked, and the answer that is due.
import { type BoardProps, Icon, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './talk.css';
import { ACTIONS, type GoodName, TOPICS, type TopicName } from '../src/names.ts';
import { REPLIES } from '../src/options.ts';
import { isTrue, SAYINGS } from '../src/texts/words.ts';
import type { OltreMare } from '../src/types.ts';
import type { LetterView } from '../src/views.ts';
import { art } from './art.ts';
import { Act } from './parts.tsx';
import { claimSaid, goodTitle, wordsIn } from './words.ts';

interface QuestionsProps {
  readonly letter: LetterView;
  readonly lang: Lang;
}

/** What was said, in order. */
export function Answered({ letter, lang }: QuestionsProps): ReactNode {
  if (letter.questions.length === 0) return null;
  const words = wordsIn(lang);
  return (
    <ul className="o-asked">
      {letter.questions.map(({ place, topic, said, isWaiting }) => (
        <li key={`${place} ${topic}`}>
          <Icon name="ui-help" /> {SAYINGS[lang].question(topic, letter.give, place)}{' '}
          {isWaiting ? null : said === null ? (
            <small>{words.noAnswer}</small>
          ) : (
            <q>{claimSaid(said, lang)}</q>
          )}
        </li>
      ))}
    </ul>
  );
}

function Topic({ name, topic, text }: { name: string; topic: TopicName; text: string }): ReactNode {
  const { attributes } = useTarget(name);
  const action = ACTIONS.find((one) => one[0] === topic);
  return (
    <div className="o-toggle o-topic" {...attributes} title={text}>
      <Icon name={action === undefined ? art('load') : art(action)} label={text} />
    </div>
  );
}

function About({ letter, lang, place, good }: QuestionsProps & { place: number; good: GoodName }): ReactNode {
  return (
    <p>
      <span>{wordsIn(lang).askAbout(goodTitle(good, lang))}</span>
      {TOPICS.map((topic) => (
        <Topic
          key={topic}
          name={`inquire ${letter.from}-${place + 1}-${topic}`}
          topic={topic}
          text={SAYINGS[lang].question(topic, letter.give, place)}
        />
      ))}
    </p>
  );
}

/** One press a question: an icon of a card, or its load. */
export function AskAbout({ letter, lang, isOpen }: QuestionsProps & { isOpen: boolean }): ReactNode {
  if (!isOpen || letter.give.length === 0) return null;
  const cards = letter.give.map((good, place) => ({ good, place, key: `${good} ${place}` }));
  return (
    <div className="o-ask-about" data-note="question">
      {cards.map(({ good, place, key }) => (
        <About key={key} letter={letter} lang={lang} place={place} good={good} />
      ))}
    </div>
  );
}

/** The viewer is asked: yes, no, a number, or nothing; what is true is marked for them alone. */
export function Reply({ scene, lang }: Pick<BoardProps<OltreMare>, 'scene' | 'lang'>): ReactNode {
  const words = wordsIn(lang);
  const asked = scene.view.own?.asked ?? null;
  if (asked === null) return null;
  const replies = REPLIES[TOPICS.indexOf(asked.topic)] ?? [];
  return (
    <footer className="o-reply">
      {replies.map(({ noun }) => (
        <Act
          key={noun}
          name={`state ${noun}`}
          icon="ui-chat"
          text={`${claimSaid(noun, lang)} ${isTrue(asked.card, noun) ? words.isSo : words.isNotSo}`}
          isMain={isTrue(asked.card, noun)}
        />
      ))}
      <Act name="silent" icon="ui-pass" text={words.noAnswer} />
    </footer>
  );
}
