import { Button, Icon } from 'shared-frame'
import type { FavouriteItem } from './favourite-item'
import { favouriteTexts } from './favourite-texts'
import { useFavourite } from './use-favourite'

/** Keeps an item among the visitor's favourites, or lets go of it: on the item's own page. */
export function FavouriteButton({ item }: { item: FavouriteItem }) {
  const { isFavourite, toggle } = useFavourite(item)
  return (
    <Button
      tone={isFavourite ? 'primary' : 'soft'}
      size="small"
      icon={<Icon name={isFavourite ? 'check' : 'heart'} />}
      aria-pressed={isFavourite}
      onClick={toggle}
    >
      {isFavourite ? favouriteTexts.kept : favouriteTexts[item.type].keep}
    </Button>
  )
}
