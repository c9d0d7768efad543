import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { muiTheme } from './mui-theme'

const Inside = createContext(false)

export interface MuiProviderProps {
  /** Nonce for the style elements. In a browser it is found by itself on the document's own nonced elements. */
  readonly nonce?: string
  readonly children: ReactNode
}

let browserCache: EmotionCache | undefined

/**
 * Theme and style cache for everything built on MUI. All roots of a page share one cache in the browser; on the server each
 * render has its own, so that no visitor's page carries another's styles. Nested providers do nothing.
 */
export function MuiProvider({ nonce, children }: MuiProviderProps) {
  const inside = useContext(Inside)
  const [cache] = useState(() => cacheFor(nonce))
  if (inside) return children
  return (
    <Inside value={true}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
      </CacheProvider>
    </Inside>
  )
}

function cacheFor(nonce: string | undefined): EmotionCache {
  if (typeof document === 'undefined') return createCache({ key: 'mui', nonce })
  browserCache ??= createCache({ key: 'mui', nonce: nonce ?? documentNonce(), prepend: true })
  return browserCache
}

/** Browsers hide the nonce attribute from scripts' selectors but keep the property. */
function documentNonce(): string | undefined {
  const nonced = document.querySelector<HTMLElement>('script[nonce], style[nonce]')
  return nonced?.nonce || undefined
}
