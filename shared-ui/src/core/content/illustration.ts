/** Where a drawing is served: a scene of shared-ui/assets/illustrations, or a dish composed from its name. */
export function illustrationPath(name: string): string {
  return `/media/illustrations/${name}.svg`
}
