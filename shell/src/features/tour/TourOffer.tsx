import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Button, Icon, useShell } from 'shared-frame'
import type { View } from '../../composition/view'
import { useTurn } from '../../frame/use-turn'
import { isHome } from '../../pages/shell-route'
import { usePromotions } from '../site/use-site'
import { isTourItem } from './is-tour-item'
import styles from './TourOffer.module.css'
import { rememberTour, tourSeen } from './tour-memory'

/** The user guide's link to the home page starts the tour at once. */
const RESTART_PARAMETER = 'huong-dan'
/** The first look at the page is the visitor's own. */
export const OFFER_DELAY_MS = 3_000

type TourComponent = ComponentType<{ readonly onEnd: () => void }>
type LoadTour = () => Promise<TourComponent>

const loadTour: LoadTour = async () => (await import(/* webpackChunkName: "tour" */ './Tour')).Tour

interface Props {
  readonly view: View
  readonly load?: LoadTour
}

/** Offers the tour on the home page, once, when the site has a START_THE_TOUR item; lies over the page and moves nothing. */
export function TourOffer({ view, load = loadTour }: Props) {
  return isHome(view) ? <Offer search={view.search} load={load} /> : null
}

function Offer({ search, load }: { search: string; load: LoadTour }) {
  const shell = useShell()
  const item = usePromotions('Homepage')?.find(isTourItem)
  const [open, setOpen] = useState(false)
  const [Tour, setTour] = useState<TourComponent | null>(null)
  const restart = new URLSearchParams(search).get(RESTART_PARAMETER) === '1'

  const start = useCallback(() => {
    setOpen(false)
    load().then(
      (component) => {
        rememberTour()
        setTour(() => component)
      },
      (error: unknown) => {
        shell.report(error, { unit: 'shell', at: 'tour' })
        shell.notify('Chưa mở được hướng dẫn. Bạn thử lại sau nhé.', 'error')
      },
    )
  }, [load, shell])

  useEffect(() => {
    if (restart) start()
    if (restart || tourSeen()) return
    const timer = setTimeout(() => setOpen(true), OFFER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [restart, start])

  const end = useCallback(() => setTour(null), [])
  // The tour fills the screen; nothing else comes over it
  const goes = useTurn('prompt', Tour !== null)
  const isOffered = useTurn('offer', open && item !== undefined)

  if (Tour && goes) return <Tour onEnd={end} />
  if (!isOffered || !item) return null

  function decline(): void {
    rememberTour()
    setOpen(false)
  }

  return (
    <section className={styles.offer} aria-label="Hướng dẫn cho người mới" data-offer>
      <p className={styles.title}>{item.title ?? 'Mới ghé lần đầu?'}</p>
      <Button size="small" tone="soft" onClick={start}>
        {item.label ?? 'Xem hướng dẫn'}
      </Button>
      <button type="button" className={styles.decline} aria-label="Bỏ qua hướng dẫn" onClick={decline}>
        <Icon name="close" />
      </button>
    </section>
  )
}
