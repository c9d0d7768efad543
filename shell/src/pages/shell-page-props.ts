/** The address of one of the shell's own pages. */
export interface ShellPageProps {
  readonly path: string
  /** Query string with its `?`, or empty. */
  readonly search: string
}
