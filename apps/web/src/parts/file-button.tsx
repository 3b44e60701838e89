interface FileButtonProps {
  readonly label: string;
  /** The file types to offer. */
  readonly accept: string;
  readonly className?: string;
  read(file: File): unknown;
}

/** A button that opens a file. The same file can be opened again. */
export const FileButton = ({ label, accept, className = "file-button", read }: FileButtonProps) => (
  <label className={className}>
    {label}
    <input
      className="cover"
      type="file"
      accept={accept}
      onChange={async ({ target }) => {
        const [file] = target.files ?? [];
        if (file) await read(file);
        target.value = "";
      }}
    />
  </label>
);
