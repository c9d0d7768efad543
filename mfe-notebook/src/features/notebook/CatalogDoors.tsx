import { catalogPath } from 'shared-contracts/paths'
import { AppLink, illustrationPath, Picture, Tag } from 'shared-ui'
import { type Catalog, type Category, listAddress } from 'shared-ui/reading'
import { texts } from '../../texts'
import { catalogIllustration } from './catalogs'
import styles from './Notebook.module.css'

interface Props {
  readonly catalogs: readonly Catalog[]
  readonly categories: readonly Category[]
}

/** The notebook's catalogs as doors: what each holds, and its categories as short cuts. */
export function CatalogDoors({ catalogs, categories }: Props) {
  return (
    <ul className={styles.doors} aria-label={texts.notebook.catalogs}>
      {catalogs.map((catalog) => (
        <li key={catalog.id} className={styles.door}>
          <Picture
            className={styles.doorPicture}
            src={illustrationPath(catalogIllustration(catalog.code))}
            alt=""
            width={320}
            height={240}
            loading="eager"
          />
          <div className={styles.doorWords}>
            <h2 className={styles.doorTitle}>
              <AppLink className={styles.doorLink} to={catalogPath(catalog.code)}>
                {catalog.title}
              </AppLink>
            </h2>
            <p>{catalog.description}</p>
          </div>
          <ul className={styles.categories} aria-label={texts.notebook.categoriesOf(catalog.title)}>
            {categories
              .filter((category) => category.articleCatalogId === catalog.id)
              .map((category) => (
                <li key={category.id}>
                  <Tag to={listAddress(catalogPath(catalog.code), { category: category.code })}>{category.title}</Tag>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
