import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShell } from '../shell/shell-context'
import { Button } from './Button'
import { Icon } from './Icon'
import { printPage } from './print-page'

export interface PrintButtonProps {
  readonly children?: string
  /**
   * Gives the preview of a printed thing (`PrintPreview` of shared-frame/printing), whose code comes with the press; `close` takes it away.
   * Absent: the page itself is printed.
   */
  readonly preview?: (close: () => void) => Promise<ReactNode>
}

export function PrintButton({ children, preview }: PrintButtonProps) {
  const { notify, report } = useShell()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const [opening, setOpening] = useState(false)
  const [shown, setShown] = useState<ReactNode>(null)
  const close = () => setShown(null)

  // The button was out of reach while the preview came: focus returns by hand.
  useEffect(() => {
    if (shown === null && wasOpen.current) button.current?.focus()
    wasOpen.current = shown !== null
  }, [shown])

  async function print() {
    if (!(await printPage())) await open(waysToPrint)
  }

  async function open(asked: NonNullable<typeof preview>) {
    setOpening(true)
    try {
      setShown(await asked(close))
    } catch (error) {
      report(error, { unit: 'shared-frame', at: 'print-preview' })
      notify('Chưa mở được phần in. Bạn kiểm tra mạng rồi bấm lại nhé.', 'error')
    } finally {
      setOpening(false)
    }
  }

  return (
    <>
      <Button
        ref={button}
        tone="soft"
        size="small"
        busy={opening}
        icon={<Icon name="print" />}
        onClick={() => void (preview === undefined ? print() : open(preview))}
        data-no-print
      >
        {children ?? (preview === undefined ? 'In trang này' : 'In, lưu PDF')}
      </Button>
      {shown}
    </>
  )
}

/** Where the browser did not print. */
async function waysToPrint(close: () => void): Promise<ReactNode> {
  const { default: PageWays } = await import(/* webpackChunkName: "page-ways" */ '../../saving/ways/page-ways-part')
  return <PageWays wanted="print" url={window.location.href} onClose={close} />
}
