import { catalogPath } from 'shared-contracts/paths'
import { AppLink, illustrationPath, Picture, Tag } from 'shared-frame'
import { type Catalog, type Category, listAddress } from 'shared-ui/reading'
import { texts } from '../../texts'
import { catalogIllustration } from './catalogs'
import styles from './Notebook.module.css'

interface Props {
  readonly catalogs: readonly Catalog[]
  readonly categories: readonly Category[]
}

/** The notebook's catalogs as cards, each with its description and links to its categories. */
export function CatalogCards({ catalogs, categories }: Props) {
  return (
    <ul className={styles.cards} aria-label={texts.notebook.catalogs}>
      {catalogs.map((catalog) => (
        <li key={catalog.id} className={styles.card}>
          <Picture
            className={styles.cardPicture}
            src={illustrationPath(catalogIllustration(catalog.code))}
            alt=""
            width={320}
            height={240}
            loading="eager"
          />
          <div className={styles.cardWords}>
            <h2 className={styles.cardTitle}>
              <AppLink className={styles.cardLink} to={catalogPath(catalog.code)}>
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
