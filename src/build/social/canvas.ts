/**
 * An image of numbered colours, kept beside its differences from row to row: these are what a PNG is
 * made of, and reckoning them for a whole picture would take longer than all the rest.
 */
export class Canvas {
  private constructor(
    readonly width: number,
    readonly height: number,
    private readonly pixels: Uint8Array,
    /** A row at a time: a byte that says what follows, then each pixel less the one above it. */
    readonly differences: Uint8Array,
  ) {}

  /** @param pixels a byte for each pixel, row by row, naming its colour */
  static of(width: number, height: number, pixels: Uint8Array): Canvas {
    const differences = new Uint8Array((width + 1) * height)
    for (let row = 0; row < height; row += 1) {
      const to = row * (width + 1)
      differences[to] = isDifference
      for (let column = 0; column < width; column += 1) {
        const at = row * width + column
        differences[to + 1 + column] = (pixels[at] ?? 0) - (pixels[at - width] ?? 0)
      }
    }
    return new Canvas(width, height, pixels, differences)
  }

  copy(): Canvas {
    return new Canvas(this.width, this.height, this.pixels.slice(), this.differences.slice())
  }

  get(x: number, y: number): number {
    return this.pixels[y * this.width + x] ?? 0
  }

  /** Gives a pixel a colour; what lies outside is left out. */
  set(x: number, y: number, colour: number): void {
    if (x < 0 || x >= this.width || y < 0 || y >= this.height) return
    const change = colour - this.get(x, y)
    const at = y * (this.width + 1) + 1 + x
    this.pixels[y * this.width + x] = colour
    // Bytes overflow as PNG wants them to.
    this.differences[at] = (this.differences[at] ?? 0) + change
    if (y + 1 === this.height) return
    const below = at + this.width + 1
    this.differences[below] = (this.differences[below] ?? 0) - change
  }
}

/** How PNG names a row that is told by its differences to the row above. */
const isDifference = 2
