import { type SyntheticEvent, useRef, useState } from 'react'
import { MISSING_IMAGE_PX } from 'shared-contracts/constants'
import { illustrationPath } from 'shared-contracts/paths'
import { useHydratedEffect } from '../page/use-hydrated-effect'

/** The media host answers a missing picture with a drawing of exactly this size. */
export function isNotFoundPicture(naturalWidth: number, naturalHeight: number): boolean {
  return naturalWidth === MISSING_IMAGE_PX.width && naturalHeight === MISSING_IMAGE_PX.height
}

export interface PictureProps {
  readonly src: string
  /** Empty when the text beside it says the same. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Shown when the picture is missing. A drawing of ours by default. */
  readonly fallback?: string
  /** `eager` only for what is on screen first. */
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string
}

/** A picture that keeps its place while loading and shows a drawing when its file is missing. */
export function Picture({
  src,
  alt,
  width,
  height,
  fallback = illustrationPath('missing-picture'),
  loading = 'lazy',
  className,
}: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  function check(element: HTMLImageElement) {
    if (isNotFoundPicture(element.naturalWidth, element.naturalHeight)) setMissing(src)
  }

  // In a server document the picture may have arrived, or failed, before React listens
  useHydratedEffect(() => {
    const element = image.current
    if (!element?.complete) return
    if (element.naturalWidth === 0 && element.currentSrc !== '') setMissing(src)
    else check(element)
  })

  return (
    <img
      ref={image}
      className={className}
      src={missing === src ? fallback : src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      data-picture-missing={missing === src || undefined}
      onLoad={(event: SyntheticEvent<HTMLImageElement>) => check(event.currentTarget)}
      onError={() => setMissing(src)}
    />
  )
}
