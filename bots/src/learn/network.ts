// A small network in plain arrays: sums, products and maxima in one order, so that every machine gets the same to the last bit.

/** Layers from the inputs to the one output. */
export type Sizes = readonly number[];

const VERSION = 1;
const BYTES = 4;
const DIGITS = 2 * BYTES;

/** The weights of all layers: for each unit one a unit of the layer before, and one more that is always added. */
export function countOf(sizes: Sizes): number {
  let count = 0;
  for (let layer = 1; layer < sizes.length; layer += 1)
    count += (sizes[layer] ?? 0) * ((sizes[layer - 1] ?? 0) + 1);
  return count;
}

/** So many units are summed side by side, each in its own order: none waits for the sum of another. */
const ABREAST = 4;

export class Network {
  readonly sizes: Sizes;
  readonly weights: Float32Array;
  /** Points that an output of 1 stands for. */
  readonly scale: number;
  readonly #units: readonly Float64Array[];
  /** Of the layer being summed: the units that are not 0, and what they are. No other changes a sum. */
  readonly #places: Int32Array;
  readonly #values: Float64Array;

  constructor(sizes: Sizes, weights: Float32Array, scale: number) {
    if (weights.length !== countOf(sizes))
      throw new Error('bots: a network with too many or too few weights');
    this.sizes = sizes;
    this.weights = weights;
    this.scale = scale;
    this.#units = sizes.map((size) => new Float64Array(size));
    this.#places = new Int32Array(Math.max(...sizes));
    this.#values = new Float64Array(Math.max(...sizes));
  }
  get inputs(): Float64Array {
    return this.#layer(0);
  }
  #layer(n: number): Float64Array {
    const units = this.#units[n];
    if (units === undefined) throw new Error('bots: a network without that layer');
    return units;
  }
  /** The output for what stands in `inputs`. */
  run(): number {
    const last = this.sizes.length - 1;
    let first = 0;
    for (let layer = 1; layer <= last; layer += 1) {
      const from = this.#layer(layer - 1);
      const to = this.#layer(layer);
      this.#sum(to, this.#gather(from), first, from.length + 1);
      if (layer < last) for (let unit = 0; unit < to.length; unit += 1) to[unit] = Math.max(0, to[unit] ?? 0);
      first += to.length * (from.length + 1);
    }
    return this.#layer(last)[0] ?? 0;
  }
  /** Returns how many units are not 0. */
  #gather(from: Float64Array): number {
    let count = 0;
    for (let n = 0; n < from.length; n += 1) {
      const value = from[n] ?? 0;
      if (value === 0) continue;
      this.#places[count] = n;
      this.#values[count] = value;
      count += 1;
    }
    return count;
  }
  /** From the weight `first` on there are `row` for each unit. */
  #sum(to: Float64Array, count: number, first: number, row: number): void {
    let unit = 0;
    let w = first;
    for (; unit + ABREAST <= to.length; unit += ABREAST, w += ABREAST * row)
      this.#sumFour(to, unit, count, w, row);
    for (; unit < to.length; unit += 1, w += row) {
      let sum = 0;
      for (let n = 0; n < count; n += 1)
        sum += (this.weights[w + (this.#places[n] ?? 0)] ?? 0) * (this.#values[n] ?? 0);
      to[unit] = sum + (this.weights[w + row - 1] ?? 0);
    }
  }
  #sumFour(to: Float64Array, unit: number, count: number, w: number, row: number): void {
    const { weights } = this;
    const places = this.#places;
    const values = this.#values;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let n = 0; n < count; n += 1) {
      const value = values[n] ?? 0;
      const at = w + (places[n] ?? 0);
      a += (weights[at] ?? 0) * value;
      b += (weights[at + row] ?? 0) * value;
      c += (weights[at + 2 * row] ?? 0) * value;
      d += (weights[at + 3 * row] ?? 0) * value;
    }
    const always = w + row - 1;
    to[unit] = a + (weights[always] ?? 0);
    to[unit + 1] = b + (weights[always + row] ?? 0);
    to[unit + 2] = c + (weights[always + 2 * row] ?? 0);
    to[unit + 3] = d + (weights[always + 3 * row] ?? 0);
  }
}

/** One network that says the mean of what these say, of each the share that is wanted. They have one hidden layer and the same inputs,
 * the last of which is measured by their scale. */
export function joined(parts: readonly { readonly network: Network; readonly share: number }[]): Network {
  const [inputs = 0] = parts[0]?.network.sizes ?? [];
  const scale = parts[0]?.network.scale ?? 1;
  const inner: number[] = [];
  const outer: number[] = [];
  let added = 0;
  for (const { network, share } of parts) {
    const [, hidden = 0] = network.sizes;
    const end = hidden * (inputs + 1);
    const part = (share * network.scale) / (scale * parts.length);
    network.weights.subarray(0, end).forEach((weight, n) => {
      inner.push(n % (inputs + 1) === inputs - 1 ? (weight * scale) / network.scale : weight);
    });
    for (const weight of network.weights.subarray(end, -1)) outer.push(part * weight);
    added += part * (network.weights.at(-1) ?? 0);
  }
  return new Network([inputs, outer.length, 1], Float32Array.from([...inner, ...outer, added]), scale);
}

/** As text, for a source file: version, scale, sizes, weights, each as eight hexadecimal digits. */
export function writeNetwork({ sizes, weights, scale }: Network): string {
  const view = new DataView(new ArrayBuffer(BYTES));
  return [VERSION, scale, sizes.length, ...sizes, ...weights]
    .map((value) => {
      view.setFloat32(0, value);
      return view.getUint32(0).toString(16).padStart(DIGITS, '0');
    })
    .join('');
}

export function readNetwork(written: string): Network {
  const view = new DataView(new ArrayBuffer(BYTES));
  const numbers = new Float32Array(written.length / DIGITS).map((_, n) => {
    view.setUint32(0, Number.parseInt(written.slice(DIGITS * n, DIGITS * (n + 1)), 16));
    return view.getFloat32(0);
  });
  const [version, scale = 1, layers = 0] = numbers;
  if (version !== VERSION) throw new Error('bots: a network of another version');
  const head = 3 + layers;
  return new Network([...numbers.slice(3, head)], numbers.slice(head), scale);
}
