import type { Feature } from '../../../plugins/content'
import { checkDrawings } from './check-drawings'

/** The drawings on pages, such as tables and charts. */
export const drawings: Feature = {
  rules: {
    ofFiles: [checkDrawings],
    requirements: {
      'drawing-mismatch':
        'The parts of a drawing agree: a cell for each column, values within the scale, a known choice.',
    },
  },
}
