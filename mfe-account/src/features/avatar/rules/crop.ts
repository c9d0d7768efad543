/** Pixels of the picture as it was chosen. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The square that is cut out: how far it is zoomed in, and where it stands between the picture's edges. */
export interface Crop {
  /** 1: the largest square that the picture holds. */
  readonly zoom: number
  /** 0 left edge to 1 right edge. */
  readonly across: number
  /** 0 upper edge to 1 lower edge. */
  readonly down: number
}

export const ZOOM_MAX = 4
export const centred: Crop = { zoom: 1, across: 0.5, down: 0.5 }

/** The square in pixels of the picture. */
export function squareOf({ width, height }: PictureSize, { zoom, across, down }: Crop) {
  const size = Math.min(width, height) / zoom
  return { left: (width - size) * across, top: (height - size) * down, size }
}

/** The crop after the picture was dragged by so many pixels of a frame that is `frame` pixels wide. */
export function dragged(picture: PictureSize, crop: Crop, dx: number, dy: number, frame: number): Crop {
  const { size } = squareOf(picture, crop)
  const moved = (share: number, by: number, room: number) =>
    room <= 0 ? share : Math.min(1, Math.max(0, share - (by * size) / frame / room))
  return {
    ...crop,
    across: moved(crop.across, dx, picture.width - size),
    down: moved(crop.down, dy, picture.height - size),
  }
}
