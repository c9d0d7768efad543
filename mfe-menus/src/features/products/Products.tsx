import { useId, useRef, useState } from 'react'
import { productsBeside } from 'shared-contracts/menus'
import { AppLink, Button, LoadingState, Picture } from 'shared-frame'
import styles from './Products.module.css'
import { productTexts as texts } from './products-texts'
import { useProductLogos, useProducts } from './requests/products'
import { useNearlySeen } from './use-nearly-seen'

export interface ProductsProps {
  /** Whose menus stand beside them: decides which are shown (product-rules of shared-contracts/menus). */
  readonly objectTypeId: number
}

/** Names and logos, fetched when the visitor comes near; what is told of each, when she asks. */
export default function Products({ objectTypeId }: ProductsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const logos = useProductLogos(useNearlySeen(place))
  return (
    <div ref={place} className={styles.place}>
      {logos.isError && <Failed onRetry={() => void logos.refetch()} retrying={logos.isFetching} />}
      <ul className={styles.logos}>
        {productsBeside(logos.data ?? [], objectTypeId).map(({ id, title, logoUrl, link }) => (
          <li key={id}>
            <AppLink className={styles.logo} to={link}>
              <Picture src={logoUrl} alt="" width={40} height={30} loading="lazy" />
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
      {logos.data && (
        <Button
          tone="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.less : texts.more}
        </Button>
      )}
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <Details objectTypeId={objectTypeId} />}
      </div>
    </div>
  )
}

function Details({ objectTypeId }: ProductsProps) {
  const products = useProducts(true)
  if (products.isError) return <Failed onRetry={() => void products.refetch()} retrying={products.isFetching} />
  if (products.data === undefined) return <LoadingState shape="panel" count={1} label={texts.loading} />
  return (
    <ul className={styles.details}>
      {productsBeside(products.data, objectTypeId).map(({ id, title, summary, link }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{summary}</p>
          <AppLink to={link}>{texts.readMore(title)}</AppLink>
        </li>
      ))}
    </ul>
  )
}

function Failed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <p role="alert" className={styles.failed}>
      {texts.failed}{' '}
      <Button tone="quiet" size="small" busy={retrying} onClick={onRetry}>
        {texts.retry}
      </Button>
    </p>
  )
}
