import { catalogPath } from 'shared-contracts/paths'
import { AppLink, Icon, illustrationPath, Picture } from 'shared-frame'
import { usePage, useQuery } from 'shared-frame/remote'
import { ArticleRows, type Catalog, Loaded } from 'shared-ui/reading'
import { texts } from '../../texts'
import { useStaffAccess } from '../access'
import { catalogIllustration } from '../catalogs'
import styles from './Landing.module.css'
import { newestQuery } from './newest-query'

/** A catalog on the landing page: what it holds, for readers its newest articles, and the way to all of them. */
export function CatalogShelf({ catalog }: { catalog: Catalog }) {
  const access = useStaffAccess()
  const path = catalogPath(catalog.code)
  return (
    <section className={styles.shelf}>
      <div className={styles.shelfHead}>
        <Picture
          className={styles.shelfPicture}
          src={illustrationPath(catalogIllustration(catalog.code))}
          alt=""
          width={320}
          height={240}
          loading="eager"
        />
        <h2 className={styles.shelfTitle}>
          <AppLink to={path}>{catalog.title}</AppLink>
        </h2>
        <p className={styles.shelfAbout}>{catalog.description}</p>
      </div>
      {access === 'reader' && <Newest catalogCode={catalog.code} />}
      <AppLink className={styles.all} to={path} aria-label={texts.shelf.allOf(catalog.title)}>
        {texts.shelf.all}
        <Icon name="next" size="1.1em" />
      </AppLink>
    </section>
  )
}

function Newest({ catalogCode }: { catalogCode: string }) {
  const newest = useQuery(newestQuery(usePage().api, catalogCode))
  return (
    <Loaded query={newest} loading={{ shape: 'text', count: 4, label: texts.loading }}>
      {({ items }) => (items.length === 0 ? <p>{texts.shelf.none}</p> : <ArticleRows articles={items} />)}
    </Loaded>
  )
}
