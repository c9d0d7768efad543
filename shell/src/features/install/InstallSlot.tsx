import { type ComponentType, useEffect, useState } from 'react'
import { useShell } from 'shared-frame'
import {
  type InstallPrompt,
  installPrompt,
  isSafariOnIos,
  mayOfferInstall,
} from '../../services/install/install-prompt'
import type { InstallOfferProps } from './InstallOffer'

/** The page is the visitor's own first. */
export const INSTALL_DELAY_MS = 5_000

type Load = () => Promise<ComponentType<InstallOfferProps>>

const loadOffer: Load = async () => (await import(/* webpackChunkName: "install" */ './InstallOffer')).InstallOffer

/** Offers to put the site on the home screen: from the second visit on, once, and only where it can be done. */
export function InstallSlot({ load = loadOffer }: { load?: Load }) {
  const shell = useShell()
  const [Offer, setOffer] = useState<ComponentType<InstallOfferProps> | null>(null)
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null)

  useEffect(() => {
    if (!mayOfferInstall()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const offerSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        load().then(
          (component) => setOffer(() => component),
          (error: unknown) => shell.report(error, { unit: 'shell', at: 'install' }),
        )
      }, INSTALL_DELAY_MS)
    }
    if (isSafariOnIos(navigator)) offerSoon()
    const subscription = installPrompt.subscribe((next) => {
      setPrompt(next)
      if (next) offerSoon()
    })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [load, shell])

  return Offer ? <Offer prompt={prompt} onEnd={() => setOffer(null)} /> : null
}
