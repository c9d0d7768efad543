export function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000)} kB`
}
