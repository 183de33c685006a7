/** Decap's phrases in English, by place: those of the package decap-cms-locales. */
export interface Phrases {
  [name: string]: string | Phrases
}

/** Decap's messages about a field in plain words; the rule of a text follows "must be". */
const messages: Phrases = {
  editor: {
    editorControlPane: {
      widget: {
        regexPattern: '%{fieldLabel} must be %{pattern}.',
        rangeCount: '%{fieldLabel} must have %{minCount} to %{maxCount} entries.',
        rangeCountExact: '%{fieldLabel} must have %{count} entries.',
        rangeMin: '%{fieldLabel} must have at least %{minCount} entries.',
        rangeMax: '%{fieldLabel} must have at most %{maxCount} entries.',
      },
    },
  },
  ui: {
    toast: {
      missingRequiredField:
        'Nothing is saved yet: a field is empty or has a mistake. The reason is above the field.',
    },
  },
}

/** For the local editor, which saves a file and publishes nothing. */
const saving: Phrases = {
  editor: {
    editor: {
      onDeletePublishedEntry: 'Do you want to delete this entry?',
      onDeleteWithUnsavedChanges: 'Do you want to delete this entry and what you have not saved?',
    },
    editorToolbar: {
      publish: 'Save',
      publishing: 'Saving...',
      published: 'Saved',
      publishNow: 'Save now',
      publishAndCreateNew: 'Save and create new',
      publishAndDuplicate: 'Save and duplicate',
    },
  },
  ui: { toast: { entryPublished: 'Entry saved' } },
}

const merge = (base: Phrases, over: Phrases): Phrases =>
  Object.entries(over).reduce<Phrases>((all, [name, phrase]) => {
    const before = all[name]
    return {
      ...all,
      [name]:
        typeof phrase === 'object' && typeof before === 'object' ? merge(before, phrase) : phrase,
    }
  }, base)

/** @param isLocal whether saving writes a file on this computer */
export const ownPhrases = (english: Phrases, isLocal: boolean): Phrases =>
  merge(merge(english, messages), isLocal ? saving : {})
