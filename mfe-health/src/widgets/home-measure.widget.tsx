import type { HomeWidgetProps } from 'shared-contracts/remotes'
import { defineWidget } from 'shared-ui/remote'
import { NextMeasure } from '../features/next-measure'

export default defineWidget<HomeWidgetProps>({ Component: NextMeasure })
