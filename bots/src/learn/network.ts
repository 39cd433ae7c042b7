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

export class Network {
  readonly sizes: Sizes;
  readonly weights: Float32Array;
  /** Points that an output of 1 stands for. */
  readonly scale: number;
  readonly #units: readonly Float64Array[];

  constructor(sizes: Sizes, weights: Float32Array, scale: number) {
    if (weights.length !== countOf(sizes))
      throw new Error('bots: a network with too many or too few weights');
    this.sizes = sizes;
    this.weights = weights;
    this.scale = scale;
    this.#units = sizes.map((size) => new Float64Array(size));
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
    const { weights } = this;
    const last = this.sizes.length - 1;
    let w = 0;
    for (let layer = 1; layer <= last; layer += 1) {
      const from = this.#layer(layer - 1);
      const to = this.#layer(layer);
      for (let unit = 0; unit < to.length; unit += 1) {
        let sum = 0;
        for (let n = 0; n < from.length; n += 1, w += 1) sum += (weights[w] ?? 0) * (from[n] ?? 0);
        sum += weights[w] ?? 0;
        w += 1;
        to[unit] = layer < last ? Math.max(0, sum) : sum;
      }
    }
    return this.#layer(last)[0] ?? 0;
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
