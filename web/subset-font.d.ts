declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
