/**
 * The share scope in which a shell offers a major of the frame contract, and in which sections that were built for it look for its parts:
 * `^14.3.0` and `14.3.0` are both `frame-14`. Two majors side by side see nothing of each other.
 */
export function frameScopeOf(range: string): string {
  return `frame-${/\d+/.exec(range)}`
}
