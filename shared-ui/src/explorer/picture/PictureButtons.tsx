import type { RefObject } from 'react'
import { type FileToSave, SaveButton } from 'shared-frame/saving'
import { svgPng } from '../../drawing'
import { explorerTexts } from '../explorer-texts'
import { pictureSize, pictureText } from './chart-picture'

interface Props {
  /** Holds the drawing. */
  readonly frame: RefObject<HTMLElement | null>
  readonly title: string
  /** Without ending. */
  readonly fileName: string
}

/** Takes the chart away as it is on screen: a picture to send, or vectors to print. */
export function PictureButtons({ frame, title, fileName }: Props) {
  const drawing = () => frame.current?.querySelector('svg') ?? null
  async function png(): Promise<FileToSave | null> {
    const svg = drawing()
    return svg && { content: await svgPng(pictureText(svg, title), pictureSize(svg), 2), name: `${fileName}.png` }
  }
  function vectors(): FileToSave | null {
    const svg = drawing()
    const type = 'image/svg+xml;charset=utf-8'
    return svg && { content: new Blob([pictureText(svg, title)], { type }), name: `${fileName}.svg` }
  }
  return (
    <>
      <SaveButton tone="quiet" size="small" file={png}>
        {explorerTexts.savePng}
      </SaveButton>
      <SaveButton tone="quiet" size="small" file={vectors}>
        {explorerTexts.saveSvg}
      </SaveButton>
    </>
  )
}
