/**
 * How an attribute is read. `flag`: like an HTML flag (present means true, except `="false"`). `text`: the text as it is.
 * `json`: the text of an object; the property also takes the object. A list: one of these texts. Another one is passed on, and a sandbox page warns of it.
 */
export type AttributeType = 'text' | 'flag' | 'json' | readonly string[];
export type AttributeTypes = Readonly<Record<string, AttributeType>>;
