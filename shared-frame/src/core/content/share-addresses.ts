/** Addresses that open another site's own share page; nothing of theirs is loaded before the visitor goes there. */
export function facebookShareAddress(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`
}

export function zaloShareAddress(url: string): string {
  return `https://sp.zalo.me/share_inline?link=${encodeURIComponent(url)}`
}
