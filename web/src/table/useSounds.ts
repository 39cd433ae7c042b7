// When the table is heard: one's own turn, what is shown, what is refused, taken back, won.
import type { BoardModule, TableHost } from '@comptoir/board-kit';
import { useEffect, useMemo, useRef } from 'react';
import type { Step } from './deeds.ts';
import { Speaker } from './sounds.ts';

/** Plays what a step sounds like. */
export function useStepSounds(board: BoardModule, isOn: boolean): (step: Step) => void {
  const speaker = useSpeaker(isOn);
  return ({ events, deed }) => {
    for (const { kind } of events) {
      const sound = board.log.sounds[kind];
      if (sound !== undefined) speaker?.play(sound, deed !== null);
    }
  };
}

function useSpeaker(isOn: boolean): Speaker | null {
  const speaker = useMemo(() => (isOn ? new Speaker() : null), [isOn]);
  useEffect(() => () => speaker?.close(), [speaker]);
  return speaker;
}

export interface Heard {
  readonly host: TableHost;
  /** What is shown asks the viewer; what others did has been shown. */
  readonly isMine: boolean;
  readonly isRefused: boolean;
  readonly isOver: boolean;
}

/** The bell and the table's own sounds. */
export function useTableSounds({ host, isMine, isRefused, isOver }: Heard, isOn: boolean): void {
  const speaker = useSpeaker(isOn);
  const was = useRef({ isMine: true, isRefused: false, isOver: true });
  useEffect(() => {
    const before = was.current;
    was.current = { isMine, isRefused, isOver };
    if (isMine && !before.isMine) speaker?.play('bell');
    if (isRefused && !before.isRefused) speaker?.play('thud');
    if (isOver && !before.isOver) speaker?.play('chord');
  }, [speaker, isMine, isRefused, isOver]);
  useEffect(() => {
    if (speaker === null) return;
    let wasMine = true;
    // Nobody looks: what others did is not shown, the bell rings all the same.
    return host.subscribe(({ scene, told }) => {
      if (document.hidden && scene.decision !== null && !wasMine) speaker.play('bell');
      wasMine = scene.decision !== null;
      if (told?.some(({ undoes, seat }) => undoes !== undefined && seat === scene.viewer) === true)
        speaker.play('undo');
    });
  }, [host, speaker]);
}
