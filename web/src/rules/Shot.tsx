// A part of the board in a position, drawn by the board itself at the size of a desk and then cut out.
import { type BoardModule, type BoardProps, Icon, useSize } from '@comptoir/board-kit';
import type { FigureMark, FigurePanel } from '@comptoir/kernel';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSettings } from '../settings.ts';
import '../table/table.css';
import type { Area } from '../parts/area.ts';
import { around, cropTo } from './crop.ts';
import { drawAsOnADesk } from './desk-styles.ts';
import { type Drawing, propsAt } from './drawing.ts';
import { spread } from './spread.ts';

/** The parts of a table as large as they are on a desk. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  board: [1140, 804],
  boardOverMine: [1140, 560],
  mine: [1440, 257],
  players: [300, 560],
  lane: [560, 150],
  tab: [300, 420],
};

function sizeOf(board: BoardModule, part: string): readonly [width: number, height: number] {
  if (part === 'board' && board.Mine !== undefined) return SIZES.boardOverMine ?? [0, 0];
  return SIZES[part] ?? SIZES.tab ?? [0, 0];
}

/** What the figure names, wherever the board has written the name. */
function find(stage: Element, name: string): readonly Element[] {
  const quoted = CSS.escape(name);
  const names = ['place', 'target', 'piece', 'note'].map((kind) => `[data-${kind}="${quoted}"]`);
  for (const selector of names) {
    const seen = [...stage.querySelectorAll(selector)].filter(
      (element) => element.getBoundingClientRect().width > 0,
    );
    if (seen.length > 0) return seen;
  }
  return [];
}

interface Cut {
  readonly crop: Area;
  /** What of the picture is named but not there. */
  readonly missing: readonly string[];
  readonly marks: readonly (FigureMark & { readonly left: number; readonly top: number })[];
}

/** Where things lie, in the stage's own pixels however it is scaled now. */
function cutOut(stage: HTMLElement, { show, shape, marks = [], isMarkedInside }: Section): Cut | null {
  const ground = stage.getBoundingClientRect();
  const scale = ground.width / stage.offsetWidth;
  if (scale === 0) return null;
  const areaOf = (element: Element): Area => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left: (left - ground.left) / scale,
      top: (top - ground.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  };
  const whole = { left: 0, top: 0, width: stage.offsetWidth, height: stage.offsetHeight };
  const names = show.filter((one) => typeof one === 'string');
  const [x = 0, y = 0, wide = 1, high = 1] = show.filter((one) => typeof one === 'number');
  const areas = names.flatMap((name) => find(stage, name).map(areaOf));
  const wanted =
    areas.length > 0
      ? around(areas)
      : {
          left: x * whole.width,
          top: y * whole.height,
          width: wide * whole.width,
          height: high * whole.height,
        };
  const crop = areas.length > 0 ? cropTo(wanted, shape, whole) : { ...wanted, height: wanted.width / shape };
  const all = [...names, ...marks.map(({ on }) => on)];
  return {
    crop,
    missing: all.filter((name) => find(stage, name).length === 0),
    marks: marks.flatMap((mark) => {
      const [element] = find(stage, mark.on);
      if (element === undefined) return [];
      const area = areaOf(element);
      const inside = isMarkedInside === true ? 0.5 : 0;
      const left = (area.left + (1 - inside) * area.width - crop.left) / crop.width;
      const top = (area.top + inside * area.height - crop.top) / crop.height;
      return [
        { ...mark, left: Math.min(0.96, Math.max(0.04, left)), top: Math.min(0.92, Math.max(0.08, top)) },
      ];
    }),
  };
}

/** Boards measure themselves and settle within a few frames. */
const SETTLED_FRAMES = 3;
const MOST_FRAMES = 60;

/** Looks again when another part or another position is drawn. */
function useCut(stage: RefObject<HTMLElement | null>, panel: Section, props: BoardProps): Cut | null {
  const [cut, setCut] = useState<Cut | null>(null);
  useLayoutEffect(() => {
    drawAsOnADesk();
    let [last, same, frames, timer] = ['', 0, 0, 0];
    const look = (): void => {
      const element = stage.current;
      const now = element === null ? null : cutOut(element, panel);
      const text = JSON.stringify(now);
      same = text === last ? same + 1 : 0;
      last = text;
      frames += 1;
      if (same < SETTLED_FRAMES && frames < MOST_FRAMES) timer = requestAnimationFrame(look);
      else setCut(now);
    };
    timer = requestAnimationFrame(look);
    return () => cancelAnimationFrame(timer);
  }, [stage, panel, props]);
  return cut;
}

interface PartProps {
  readonly board: BoardModule;
  readonly drawing: BoardProps;
  readonly part: string;
}

function Part({ board, drawing, part }: PartProps): ReactNode {
  const { Lane } = board.scoring;
  if (part === 'board') return <board.Board {...drawing} />;
  if (part === 'players') return <board.Players {...drawing} />;
  if (part === 'lane') return <Lane {...drawing} seat={drawing.scene.viewer ?? 0} />;
  if (part === 'mine') return board.Mine === undefined ? null : <board.Mine {...drawing} />;
  return board.Panel === undefined ? null : <board.Panel {...drawing} tab={part} />;
}

function Mark({ mark }: { readonly mark: Cut['marks'][number] }): ReactNode {
  const { is, label, left, top } = mark;
  return (
    <span className="fig-mark" data-is={is} style={{ left: `${left * 100}%`, top: `${top * 100}%` }}>
      {label ?? <Icon name={is === 'wrong' ? 'ui-cancel' : 'ui-confirm'} />}
    </span>
  );
}

/** What of a board is shown, whatever the position. */
interface Section extends Pick<FigurePanel, 'part' | 'show' | 'shape' | 'marks'> {
  /** Marks stand in the midst of things, not at their corners: of a wedge the corner lies beside it. */
  readonly isMarkedInside?: boolean;
}

/** A part of the table as a whole. */
export function wholeOf(board: BoardModule, part: string): Section {
  const [width, height] = sizeOf(board, part);
  return { part, show: [0, 0, 1, 1], shape: width / height };
}

interface CuttingProps {
  readonly board: BoardModule;
  readonly props: BoardProps;
  readonly panel: Section;
  readonly game: string;
}

export function Cutting({ board, props, panel, game }: CuttingProps) {
  const { part = 'board' } = panel;
  const stage = useRef<HTMLDivElement>(null);
  const cut = useCut(stage, panel, props);
  const [width, height] = sizeOf(board, part);
  const [frame, size] = useSize<HTMLDivElement>();
  const style: CSSProperties =
    cut === null
      ? { width, height, visibility: 'hidden' }
      : {
          width,
          height,
          transform: `scale(${size.width / cut.crop.width}) translate(${-cut.crop.left}px, ${-cut.crop.top}px)`,
        };
  const drawn = <Part board={board} drawing={props} part={part} />;
  const shown = { width: size.width, height: size.width / panel.shape };
  const marks = panel.isMarkedInside === true ? spread(cut?.marks ?? [], shown) : (cut?.marks ?? []);
  return (
    <div
      ref={frame}
      className="fig-cut"
      inert
      data-drawn={cut !== null}
      data-missing={cut?.missing.join(', ')}
    >
      <div ref={stage} className="t-table fig-stage" data-game={game} data-part={part} style={style}>
        {board.Frame === undefined ? drawn : <board.Frame {...props}>{drawn}</board.Frame>}
      </div>
      {marks.map((mark) => (
        <Mark key={`${mark.on} ${mark.label ?? mark.is}`} mark={mark} />
      ))}
    </div>
  );
}

export default function Shot({ panel, drawing }: { readonly panel: FigurePanel; readonly drawing: Drawing }) {
  const { lang } = useSettings();
  const props = useMemo(() => propsAt(drawing, panel, lang), [drawing, panel, lang]);
  return <Cutting board={drawing.board} props={props} panel={panel} game={drawing.entry.game.id} />;
}
