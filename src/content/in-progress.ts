import { toObject } from '../../plugins/content'

/** Whether a case study or product is not finished yet; of content that cannot be parsed, no. */
export const isInProgress = (content: unknown): boolean => toObject(content).inProgress === true
