import type { CallAnswer } from 'shared-contracts/calls'
import { illustrationPath } from 'shared-frame'
import { dishTexts } from '../../../texts/dish'
import styles from './DishPhotograph.module.css'

type Dish = CallAnswer<'Dish/GetById'>

/** An editor's photograph of the dish with whose it is; nothing where the dish is drawn. */
export function DishPhotograph({ dish: { illustration, photo } }: { dish: Pick<Dish, 'illustration' | 'photo'> }) {
  if (photo === null) return null
  const { author, licence, source, alt } = photo
  return (
    <figure className={styles.photograph}>
      <img src={illustrationPath(illustration, 'page')} width={1200} height={900} alt={alt} />
      <figcaption>
        {dishTexts.photo(author, licence)}{' '}
        {source.startsWith('https://') ? (
          <a href={source} rel="noopener noreferrer" target="_blank">
            {dishTexts.photoSource}
            <span className="visually-hidden"> (mở trang khác)</span>
          </a>
        ) : (
          source
        )}
      </figcaption>
    </figure>
  )
}
