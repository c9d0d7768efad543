const PHOTO = /^photos\//

/**
 * Where a picture is served: a scene of shared-drawings/assets/illustrations, a dish composed from its name, or an editor's photograph
 * (`photos/…`).
 *
 * @param size of a photograph: for a card, or for a page and for sharing
 */
export function illustrationPath(name: string, size: 'card' | 'page' = 'card'): string {
  if (!PHOTO.test(name)) return `/media/illustrations/${name}.svg`
  return `/media/${name}${size === 'page' ? '-lon' : ''}.jpg`
}
