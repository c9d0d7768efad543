/** What has a picture of its own for social networks: its title beside its drawing or photograph. */
export type SharedKind = 'article' | 'dish'

/** Raised when such pictures are drawn another way, so that networks fetch them again. */
const DESIGN = 1

/** Where the picture of an article or a dish is. The name changes with what the picture shows, so that it may be kept permanently. */
export function sharePicturePath(
  kind: SharedKind,
  { id, title, illustration }: { readonly id: number; readonly title: string; readonly illustration: string },
): string {
  return `/media/share/${kind}/${id}-${fingerprint(`${DESIGN}\n${title}\n${illustration}`)}.jpg`
}

/** 32 bits of FNV-1a: it tells versions of one picture apart and protects nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text.normalize('NFC'))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
