import { issueWithin } from '../../files/parsed-file'
import { readPictures } from '../named-pictures'
import type { Rule } from '../rule'

const id = 'picture-location'

export const pictureLocation: Rule = {
  id,
  requirement: 'A picture contains no location. (A warning: the published copies have none.)',
  isWarning: true,
  checkContent: (content) =>
    readPictures(content)
      .filter(({ facts }) => facts.hasLocation)
      .map((picture) => {
        const problem = 'says where it was taken; its published copies do not'
        const remedy = 'run "npm run pictures"'
        return { ...issueWithin(picture.file, picture, id, problem, remedy), cause: problem }
      }),
}
