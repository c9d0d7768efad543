import type { RefObject } from 'react'
import { Button } from 'shared-ui'
import { saveFile, svgPng } from '../../drawing'
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
  async function savePng() {
    const svg = drawing()
    if (svg) saveFile(await svgPng(pictureText(svg, title), pictureSize(svg), 2), `${fileName}.png`)
  }
  function saveSvg() {
    const svg = drawing()
    if (svg) saveFile(new Blob([pictureText(svg, title)], { type: 'image/svg+xml;charset=utf-8' }), `${fileName}.svg`)
  }
  return (
    <>
      <Button tone="quiet" size="small" onClick={savePng}>
        {explorerTexts.savePng}
      </Button>
      <Button tone="quiet" size="small" onClick={saveSvg}>
        {explorerTexts.saveSvg}
      </Button>
    </>
  )
}
