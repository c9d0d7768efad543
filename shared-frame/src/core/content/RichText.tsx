import { useEffect, useMemo, useRef } from 'react'
import { inPageDestination } from '../navigation/link-click'
import { useShell } from '../shell/shell-context'
import { trustedContent } from './content-policy'
import styles from './RichText.module.css'

/** Sanitised article HTML (headings from level 2, lists, tables, notes, links). Its links go through the shell. */
export function RichText({ html }: { html: string }) {
  const shell = useShell()
  const root = useRef<HTMLDivElement>(null)
  const content = useMemo(() => ({ __html: trustedContent(html) }), [html])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      const destination = anchor && inPageDestination(event, anchor)
      if (!destination) return
      event.preventDefault()
      void shell.navigate(destination)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [shell])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server and checked by the policy above
  return <div ref={root} className={styles.richText} dangerouslySetInnerHTML={content} />
}
