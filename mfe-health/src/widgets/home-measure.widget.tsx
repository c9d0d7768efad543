import { defineWidget } from 'shared-frame/remote'
import type { HomeWidgetProps } from 'shared-frame/remotes'
import { NextMeasure } from '../features/next-measure'

export default defineWidget<HomeWidgetProps>({ Component: NextMeasure })
