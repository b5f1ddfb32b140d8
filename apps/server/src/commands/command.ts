import type { Config } from '../config.ts';

export interface CommandOption {
  type: 'boolean' | 'string';
  description: string;
}

export interface CommandInput {
  config: Config;
  /** The arguments after the command's name, without options. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

/** A command of `npm run arquiba -- <command>`; one file each, listed in `commands.ts`. */
export interface Command {
  name: string;
  /** The positional arguments, such as `<arquivo>`. */
  words?: readonly string[];
  summary: string;
  /** Further paragraphs for the help of the command. */
  details?: string;
  options?: Readonly<Record<string, CommandOption>>;
  run(input: CommandInput): Promise<void>;
}
