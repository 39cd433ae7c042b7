// Shows steps one after the other, each for its time. Can be paused, hurried, taken a step back, skipped.
import type { RunningAnimation, Scene } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { Deed, Step, Told } from './deeds.ts';
import { PACES, type Pace, paceAfter, type Speed } from './speed.ts';

/** A wait that can be held and cut short. */
class Breath {
  #left = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: (() => void) | null = null;
  #isHeld = false;

  wait(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#left = ms;
      this.#end = done;
      if (!this.#isHeld) this.#go();
    });
  }
  #go(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.cut(), this.#left);
  }
  hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    clearTimeout(this.#timer);
    if (this.#end !== null) this.#left -= performance.now() - this.#since;
  }
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#end !== null) this.#go();
  }
  cut(): void {
    clearTimeout(this.#timer);
    const end = this.#end;
    this.#end = null;
    end?.();
  }
}

export interface PlayheadState {
  /** What stands in the bar: the deed that is shown, or the last one. */
  readonly deed: Deed | null;
  /** How far the log has been told; null: all of it. */
  readonly told: Told | null;
  /** Something is still to be shown before the viewer goes on. */
  readonly isBehind: boolean;
  readonly isPaused: boolean;
}
const IDLE: PlayheadState = { deed: null, told: null, isBehind: false, isPaused: false };

export interface PlayheadConfig {
  speed(): Speed;
  /** With so many steps waiting, somebody is held up. */
  isLate(waiting: number): boolean;
  /** Draws a scene and moves what the events moved. */
  show(step: Step, pace: Pace): RunningAnimation;
  /** Nobody can see it: it waits. */
  isHidden(): boolean;
  onChange(state: PlayheadState): void;
  /** Everything has been shown. */
  onIdle(): void;
}

export class Playhead {
  readonly #config: PlayheadConfig;
  readonly #breath = new Breath();
  #state = IDLE;
  /** Since the viewer's own last move, the shown ones too; which one is shown next. */
  #steps: Step[] = [];
  #next = 0;
  #current: Step | null = null;
  #animation: RunningAnimation | null = null;
  /** The current step is being ended. */
  #isCut = false;
  /** Milliseconds of breaths since the viewer's own last move. */
  #spent = 0;
  #actor: Seat | null = null;

  constructor(config: PlayheadConfig) {
    this.#config = config;
  }

  enqueue(steps: readonly Step[]): void {
    this.#steps.push(...steps);
    const first = steps.find(({ deed }) => deed !== null)?.deed;
    if (first !== null && first !== undefined && !this.#state.isBehind)
      this.#set({ isBehind: true, told: { seq: first.seq, count: 0 } });
    void this.#run();
  }
  /** Drops what waits and shows this. */
  jump(scene: Scene): void {
    this.#steps = [{ scene, events: [], deed: null, isFresh: true }];
    this.#next = 0;
    this.#cut();
    void this.#run();
  }
  /** Everything that waits has happened. */
  skip(): void {
    const last = this.#steps.at(-1) ?? this.#current;
    if (last !== null && this.#state.isBehind) this.jump(last.scene);
  }
  pause(): void {
    if (!this.#state.isBehind) return;
    this.#breath.hold();
    this.#set({ isPaused: true });
  }
  resume(): void {
    this.#set({ isPaused: false });
    this.#breath.release();
  }
  /** On to the next deed; a pause stays a pause. */
  next(): void {
    if (!this.#state.isBehind) return;
    if (!this.#isCut) this.#cut();
    else if (this.#next < this.#steps.length - 1) this.#next += 1;
    else this.skip();
  }
  /** Back to the deed before, or to the beginning of the first; it stays until one goes on. */
  back(): void {
    if (!this.#state.isBehind) return;
    const at = Math.max(0, this.#isCut ? this.#next : this.#next - 1);
    this.#next = Math.max(
      0,
      this.#steps.slice(0, at).findLastIndex(({ deed }) => deed !== null),
    );
    this.pause();
    this.#cut();
  }

  #set(change: Partial<PlayheadState>): void {
    this.#state = { ...this.#state, ...change };
    this.#config.onChange(this.#state);
  }
  #cut(): void {
    this.#isCut = true;
    this.#animation?.finish();
    this.#breath.cut();
  }
  async #run(): Promise<void> {
    if (this.#current !== null) return;
    for (let step = this.#steps[this.#next]; step !== undefined; step = this.#steps[this.#next]) {
      this.#next += 1;
      this.#current = step;
      this.#isCut = false;
      await (step.deed === null ? this.#showQuietly(step) : this.#showDeed(step, step.deed));
    }
    this.#current = null;
    this.#breath.release();
    if (this.#state.isBehind) this.#set({ isBehind: false, isPaused: false, told: null });
    this.#config.onIdle();
  }

  async #showQuietly(step: Step): Promise<void> {
    if (step.isFresh) this.#startAfresh();
    await this.#animate(step, PACES[this.#config.speed() === 'none' ? 'none' : 'normal']);
  }
  #startAfresh(): void {
    this.#steps.splice(0, this.#next);
    this.#next = 0;
    const isAlone = this.#steps.every(({ deed }) => deed === null);
    if (isAlone && (this.#state.deed !== null || this.#state.isBehind)) this.#set(IDLE);
    this.#breath.release();
    this.#spent = 0;
    this.#actor = null;
  }
  async #showDeed(step: Step, deed: Deed): Promise<void> {
    if (this.#config.isHidden()) this.pause();
    const isLate = this.#config.isLate(this.#steps.length - this.#next);
    const pace = paceAfter(this.#config.speed(), this.#spent, isLate);
    if (deed.seat !== this.#actor) await this.#breathe(pace.turn);
    this.#actor = deed.seat;
    this.#set({ deed, told: deed, isBehind: true });
    await this.#breathe(pace.before);
    await this.#animate(step, pace);
    if (this.#state.isPaused && !this.#isCut) await this.#breath.wait(pace.after);
    else await this.#breathe(pace.after);
  }
  async #breathe(ms: number): Promise<void> {
    if (ms === 0 || this.#isCut || this.#state.isPaused) return;
    this.#spent += ms;
    await this.#breath.wait(ms);
  }
  async #animate(step: Step, pace: Pace): Promise<void> {
    this.#animation = this.#config.show(step, pace);
    if (this.#isCut) this.#animation.finish();
    await this.#animation.done;
    this.#animation = null;
  }
}
