/** What an article is made of. */
export const mediaTypes = { text: 0, image: 1, video: 2, textImage: 3, textVideo: 4 } as const
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes]

/** A video counts before images: it is what readers look for. */
export function mediaTypeOf(article: {
  readonly hasText: boolean
  readonly hasImage: boolean
  readonly hasVideo: boolean
}): MediaType {
  if (article.hasVideo) return article.hasText ? mediaTypes.textVideo : mediaTypes.video
  if (article.hasImage) return article.hasText ? mediaTypes.textImage : mediaTypes.image
  return mediaTypes.text
}
