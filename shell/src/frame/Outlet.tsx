import { memo } from 'react'
import { trustedContent } from 'shared-frame'
import { OUTLET_ID } from 'shared-frame/remotes'
import { useKeptInPlace } from './use-kept-in-place'

/**
 * Where sections live. React renders the element and never looks inside: on the server the section's HTML is put in,
 * in the browser single-spa owns its children. It never renders again; should React have to build the tree again, the
 * empty text is trusted HTML, as plain text would be refused. A section that takes it away loses its own page alone.
 */
export const Outlet = memo(
  function Outlet({ html }: { html: string }) {
    const content = { dangerouslySetInnerHTML: { __html: html === '' ? trustedContent('') : html } }
    return <div ref={useKeptInPlace<HTMLDivElement>()} id={OUTLET_ID} suppressHydrationWarning {...content} />
  },
  () => true,
)
